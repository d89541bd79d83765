import type en from '../en/identity.ts';
import type { Translation } from '../resources.ts';

const identity: Translation<typeof en> = {
  login: {
    title: 'Đăng nhập', sub: 'Giá, đơn hàng và tồn kho nằm trong tài khoản của bạn.', comeBack: 'Đăng nhập xong bạn trở lại trang vừa xem.', registered: 'Tài khoản đã sẵn sàng. Hãy đăng nhập.',
    username: 'Tên đăng nhập', password: 'Mật khẩu', captcha: 'Mã xác nhận', captchaPicture: 'Ảnh mã xác nhận', newCaptcha: 'Đổi mã xác nhận khác', remember: 'Ghi nhớ, giữ đăng nhập 1 ngày', submit: 'Đăng nhập',
    noAccount: 'Chưa có tài khoản?', register: 'Đăng ký', lookAround: 'Xem sảnh thu mua trước',
  },
  register: {
    title: 'Đăng ký', sub: 'Chọn vai trò trước. Xác minh email xong bạn mua được ngay, kèm mã người mua, ví dụ B000128.',
    purchaser: 'Doanh nghiệp chính', purchaserHint: 'Tôi mua hàng. Dán liên kết để đặt, nhận hàng hoặc gửi cho khách trên sàn của tôi.',
    otherRoles: 'Nhà cung cấp và hợp tác xã hiện chưa đăng ký tại đây: nhân viên của chúng tôi mở tài khoản sau khi kiểm tra giấy phép.',
    purchaserTitle: 'Đăng ký doanh nghiệp chính', purchaserSub: 'Cần điền tất cả các mục.', otherRole: 'Vai trò khác',
    username: 'Tên đăng nhập', usernameHint: 'Chữ cái và chữ số, dùng để đăng nhập', nickName: 'Tên hiển thị', email: 'Email', code: 'Mã xác minh email', codePlaceholder: '6 chữ số', sendCode: 'Gửi mã', sendAgain: 'Gửi lại sau {{seconds}} giây', codeSent: 'Mã đã được gửi đến {{email}}.',
    password: 'Mật khẩu', passwordHint: '6-12 chữ số hoặc chữ cái', confirmPassword: 'Nhập lại mật khẩu', phone: 'Số điện thoại',
    agreeTo: 'Tôi đã đọc và đồng ý với', agreeAnd: 'và', guide: { agreement: 'thỏa thuận đăng ký', terms: 'điều khoản dịch vụ', prohibited: 'danh mục hàng cấm' },
    registrationAgreement: 'Tôi đã đọc và đồng ý với thỏa thuận đăng ký', termsOfService: 'Tôi đã đọc và đồng ý với điều khoản dịch vụ và danh mục hàng cấm', submit: 'Đăng ký', haveAccount: 'Đã có tài khoản?',
    emailInvalid: 'Vui lòng nhập đúng địa chỉ email', passwordRule: 'Mật khẩu gồm 6-12 chữ số hoặc chữ cái', passwordsDiffer: 'Hai lần nhập mật khẩu không khớp', phoneInvalid: 'Vui lòng nhập đúng số điện thoại',
  },
  art: { yiwu: 'Nghĩa Ô', guangzhou: 'Quảng Châu', hanoi: 'Hà Nội', saigon: 'TP. Hồ Chí Minh', warehouse: 'Kho biên Bằng Tường', work: 'Đếm, chụp ảnh, nhập kho' },
};

export default identity;
