-- A file that goes is looked for in every table that may show it; without an index each of those is read whole, for every
-- single file of a batch with thousands of pictures.
create index batch_photos_file on batch_photos (file_id);
create index parcel_photos_file on parcel_photos (file_id);
create index registration_files_file on registration_files (file_id);
create index shipment_draft_pictures_file on shipment_draft_pictures (file_id);
create index shipment_draft_rows_screenshot on shipment_draft_rows (screenshot_id) where screenshot_id is not null;
create index shipment_draft_rows_waybill on shipment_draft_rows (waybill_id) where waybill_id is not null;
create index shipment_photos_file on shipment_photos (file_id);
create index shipments_screenshot on shipments (order_screenshot_id) where order_screenshot_id is not null;
create index shipments_waybill_image on shipments (waybill_image_id) where waybill_image_id is not null;
create index stock_adjustment_photos_file on stock_adjustment_photos (file_id);
create index stray_claim_files_file on stray_claim_files (file_id);
create index users_avatar_file on users (avatar_file_id) where avatar_file_id is not null;
