import type { StoredFileRow } from '@kouan/contract';
import type { SheetColumn } from '../../platform/xlsx.ts';

/** The columns of the staff's download. */
export const fileSheetColumns: readonly SheetColumn<StoredFileRow>[] = [
  { heading: { cn: '文件名', en: 'File name', vi: 'Tên tệp' }, value: (row) => row.name, width: 40 },
  { heading: { cn: '类别', en: 'Class', vi: 'Loại' }, value: (row) => row.type },
  { heading: { cn: '格式', en: 'Format', vi: 'Định dạng' }, value: (row) => row.suffix },
  { heading: { cn: '大小（字节）', en: 'Size (bytes)', vi: 'Kích thước (byte)' }, value: (row) => row.bytes },
  { heading: { cn: 'SHA-256', en: 'SHA-256', vi: 'SHA-256' }, value: (row) => row.sha256, width: 66 },
  { heading: { cn: '上传人', en: 'Uploaded by', vi: 'Người tải lên' }, value: (row) => row.createBy },
  {
    heading: { cn: '上传时间', en: 'Uploaded at', vi: 'Thời gian tải lên' },
    value: (row) => row.createTime,
    width: 22,
  },
];
