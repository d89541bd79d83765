import type en from '../en/mall.ts';
import type { Translation } from '../resources.ts';

const mall: Translation<typeof en> = {
  'Bad Request': 'Không hiểu yêu cầu',
  'Not Found': 'Địa chỉ không tồn tại',
  'Request Timeout': 'Yêu cầu mất quá nhiều thời gian, vui lòng thử lại',
  'Payload Too Large': 'Nội dung gửi đi quá lớn',
  'Request Entity Too Large': 'Nội dung gửi đi quá lớn',
  'Too Many Requests': 'Quá nhiều yêu cầu, vui lòng chờ một lát',
  'Internal Server Error': 'Máy chủ gặp lỗi, vui lòng thử lại sau',
  'Bad Gateway': 'Hiện không kết nối được máy chủ',
  'Service Unavailable': 'Máy chủ đang bận hoặc đang cập nhật, vui lòng thử lại sau một phút',
  'Gateway Timeout': 'Máy chủ không trả lời kịp',
};

export default mall;
