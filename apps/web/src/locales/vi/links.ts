import type en from '../en/links.ts';
import type { Translation } from '../resources.ts';

const links: Translation<typeof en> = {
  site: {
    taobao: 'Taobao',
    tmall: 'Tmall',
    '1688': '1688',
    jd: 'JD',
    pinduoduo: 'Pinduoduo',
    weidian: 'Weidian',
    douyin: 'Douyin',
    kuaishou: 'Kuaishou',
    xiaohongshu: 'Xiaohongshu',
    dewu: 'Dewu',
    vip: 'Vipshop',
    suning: 'Suning',
    alibaba: 'Alibaba',
    yupoo: 'Yupoo',
    xianyu: 'Xianyu',
  },
  reading: 'Đang nhận diện liên kết',
  found: 'Đã nhận liên kết {{site}}, mã hàng {{item}}',
  short: 'Đã nhận liên kết rút gọn, chỉ mở được sản phẩm trong ứng dụng hoặc trình duyệt',
  shortOf: 'Đã nhận liên kết rút gọn {{site}}, chỉ mở được sản phẩm trong ứng dụng hoặc trình duyệt',
  manual: {
    app_token: 'Đây là mã của ứng dụng, không phải liên kết. Hãy mở trong ứng dụng rồi sao chép địa chỉ trang sản phẩm',
    encrypted_agent_link:
      'Trang trung gian này giấu địa chỉ sản phẩm. Hãy mở sản phẩm trên trang gốc rồi sao chép địa chỉ',
  },
  rejected: {
    empty: 'Hãy dán liên kết sản phẩm hoặc đoạn chia sẻ',
    too_long: 'Đoạn văn quá dài, chỉ dán phần có liên kết',
    scheme: 'Chỉ dùng được liên kết bắt đầu bằng http:// hoặc https://',
    no_link: 'Đoạn văn không có liên kết. Hãy sao chép địa chỉ trang sản phẩm',
    host: 'Chưa hỗ trợ trang này. Hãy dùng liên kết của 1688, Taobao, Tmall, Pinduoduo, JD hoặc trang được hỗ trợ khác',
    userinfo:
      'Địa chỉ có tên đăng nhập hoặc mật khẩu, trang sản phẩm không bao giờ như vậy. Hãy sao chép lại từ trang sản phẩm',
    port: 'Địa chỉ có số cổng, trang sản phẩm không bao giờ như vậy. Hãy sao chép lại từ trang sản phẩm',
    not_product: 'Đây không phải trang sản phẩm. Hãy mở một sản phẩm rồi sao chép địa chỉ',
    no_id: 'Liên kết thiếu mã sản phẩm. Hãy sao chép đầy đủ địa chỉ',
    bad_id: 'Mã sản phẩm trong liên kết không hợp lệ. Hãy sao chép lại địa chỉ',
    conflicting_id: 'Liên kết chứa hai sản phẩm khác nhau. Hãy sao chép lại từ trang sản phẩm',
    agent_depth: 'Liên kết bị bọc quá nhiều lớp. Hãy sao chép trực tiếp từ trang sản phẩm',
    agent_platform: 'Liên kết trung gian này dẫn tới trang chưa được hỗ trợ',
  },
};

export default links;
