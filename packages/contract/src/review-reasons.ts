import type { Language, Texts } from './words.ts';

/** Why money is usually not approved. A buyer reads each of them in their own language, whoever wrote it. */
export const reviewReasons = {
  unclear: {
    cn: '截图看不清，请上传原图。',
    en: 'The screenshot cannot be read, please upload the original.',
    vi: 'Ảnh chụp không rõ, vui lòng tải ảnh gốc.',
  },
  tooLittle: {
    cn: '金额不足，请补差额。',
    en: 'The amount is too small, please pay the difference.',
    vi: 'Số tiền chưa đủ, vui lòng trả phần còn thiếu.',
  },
  notArrived: {
    cn: '银行未查到这笔到账。',
    en: 'The bank has not received this transfer.',
    vi: 'Ngân hàng chưa nhận được khoản chuyển này.',
  },
  noMemo: {
    cn: '转账附言缺失，无法确认归属。',
    en: 'The transfer memo is missing, so we cannot tell whose payment it is.',
    vi: 'Thiếu nội dung chuyển khoản nên không xác định được khoản của ai.',
  },
  wrongAccount: {
    cn: '收款账户不是平台账户。',
    en: 'The money was sent to an account that is not ours.',
    vi: 'Tiền được chuyển vào tài khoản không phải của chúng tôi.',
  },
} as const satisfies Record<string, Texts>;

/** Why a refund is usually not approved. */
export const refundReasons = {
  noProof: {
    cn: '没有能证明问题的照片或视频。',
    en: 'No photo or video shows the problem.',
    vi: 'Chưa có ảnh hoặc video chứng minh vấn đề.',
  },
  asDescribed: {
    cn: '商品与下单时的描述一致。',
    en: 'The goods are as they were described when they were ordered.',
    vi: 'Hàng đúng với mô tả khi đặt.',
  },
  used: {
    cn: '商品已使用或缺少配件。',
    en: 'The goods were used, or parts of them are missing.',
    vi: 'Hàng đã qua sử dụng hoặc thiếu phụ kiện.',
  },
  tooLate: {
    cn: '已超过可以申请的时间。',
    en: 'The time for such a request is over.',
    vi: 'Đã quá thời hạn yêu cầu.',
  },
  bought: {
    cn: '商品已经采购，不能再取消。',
    en: 'The goods have been bought already and can no longer be cancelled.',
    vi: 'Hàng đã được mua, không thể hủy nữa.',
  },
} as const satisfies Record<string, Texts>;

const all: readonly Texts[] = [...Object.values(reviewReasons), ...Object.values(refundReasons)];

/** An opinion, of a payment or of a refund, in the reader's language: a usual reason at its start is translated, what was added stays as written. */
export function opinionIn(language: Language, opinion: string): string {
  for (const texts of all) {
    const written = [texts.cn, texts.en, texts.vi].find((text) => opinion.startsWith(text));
    if (written !== undefined) return texts[language] + opinion.slice(written.length);
  }
  return opinion;
}
