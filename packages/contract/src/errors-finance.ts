import { errorTexts } from './error-texts.ts';

export const financeErrors = errorTexts({
  'rate.not_found': { status: 404, cn: '没有这条汇率', en: 'There is no such rate', vi: 'Không có tỷ giá này' },
  'rate.was_in_force': {
    status: 409,
    cn: '已生效的汇率不能修改或删除，请新增一条',
    en: 'A rate that was in force never changes: add a new one instead',
    vi: 'Tỷ giá đã có hiệu lực không thể sửa hoặc xóa: hãy thêm tỷ giá mới',
  },
  'rate.in_the_past': {
    status: 400,
    cn: '生效时间不能早于现在',
    en: 'A rate cannot take effect in the past',
    vi: 'Tỷ giá không thể có hiệu lực trong quá khứ',
  },
  'rate.moment_taken': {
    status: 409,
    cn: '这一时刻已有一条汇率',
    en: 'There is a rate for this very moment already',
    vi: 'Đã có tỷ giá cho đúng thời điểm này',
  },
  'rate.out_of_range': {
    status: 400,
    cn: '请输入 100 到 100000 之间的汇率（1 元人民币合多少越南盾）',
    en: 'Enter a rate between 100 and 100000 đồng per yuan',
    vi: 'Vui lòng nhập tỷ giá từ 100 đến 100000 đồng cho một nhân dân tệ',
  },
  'rate.spread_invalid': {
    status: 400,
    cn: '加点应在 0 到 20% 之间',
    en: 'The spread lies between 0 and 20%',
    vi: 'Biên độ từ 0 đến 20%',
  },
  'fees.not_found': {
    status: 404,
    cn: '没有这个费率版本',
    en: 'There is no such version',
    vi: 'Không có phiên bản này',
  },
  'fees.not_a_draft': {
    status: 409,
    cn: '只有草稿可以修改或删除，请另建草稿',
    en: 'Only a draft can be changed or deleted: make a new draft of this version',
    vi: 'Chỉ bản nháp mới sửa hoặc xóa được: hãy tạo bản nháp mới',
  },
  'fees.tiers_wrong': {
    status: 400,
    cn: '阶梯必须从起点开始并逐级增大',
    en: 'Tiers begin at the first value and rise from one to the next',
    vi: 'Các bậc phải bắt đầu từ mức đầu và tăng dần',
  },
  'fees.zones_wrong': {
    status: 400,
    cn: '区域代码和省份不能重复，且必须恰好有一个不含省份的区域（其余地区）',
    en: 'Codes and provinces stand once, and exactly one zone has no provinces: it is for all others',
    vi: 'Mã vùng và tỉnh không trùng nhau, và đúng một vùng không có tỉnh (cho các nơi còn lại)',
  },
  'fees.price_invalid': {
    status: 400,
    cn: '请输入 0 到 1000000 元之间的价格',
    en: 'Enter a price from 0 to 1,000,000 yuan',
    vi: 'Vui lòng nhập giá từ 0 đến 1.000.000 tệ',
  },
  'fees.percentage_invalid': {
    status: 400,
    cn: '请输入 0 到 100 之间的百分比',
    en: 'Enter a percentage from 0 to 100',
    vi: 'Vui lòng nhập phần trăm từ 0 đến 100',
  },
  'fees.divisor_invalid': {
    status: 400,
    cn: '体积除数应为 1 到 100000 的整数',
    en: 'The divisor is a whole number from 1 to 100000',
    vi: 'Hệ số chia là số nguyên từ 1 đến 100000',
  },
  'fees.step_invalid': {
    status: 400,
    cn: '计重单位应为 1 到 100000 克的整数',
    en: 'The weight step is a whole number from 1 to 100000 grams',
    vi: 'Bước cân là số nguyên từ 1 đến 100000 gam',
  },
  'fees.zone_code': {
    status: 400,
    cn: '区域代码用小写字母、数字和横线，以字母开头',
    en: 'A zone code has small letters, digits and dashes and begins with a letter',
    vi: 'Mã vùng gồm chữ thường, số và gạch nối, bắt đầu bằng chữ',
  },
  'fees.province_code': {
    status: 400,
    cn: '省份代码为两位数字',
    en: 'A province code has two digits',
    vi: 'Mã tỉnh gồm hai chữ số',
  },
  'fees.in_the_past': {
    status: 400,
    cn: '生效时间必须在将来',
    en: 'It can only take effect in the future',
    vi: 'Chỉ có thể có hiệu lực trong tương lai',
  },
  'fees.no_change': {
    status: 409,
    cn: '这个草稿与现行版本相同，没有可生效的内容',
    en: 'This draft is the same as the version in force: there is nothing to put in force',
    vi: 'Bản nháp này giống phiên bản đang dùng: không có gì để áp dụng',
  },
  'fees.not_asked': {
    status: 409,
    cn: '这个版本没有待确认的生效申请，请刷新',
    en: 'Nobody asks for this version to be put in force any more: reload',
    vi: 'Phiên bản này không còn yêu cầu áp dụng: hãy tải lại',
  },
  'fees.second_person': {
    status: 403,
    cn: '需要另一个人确认：不能确认自己提交的版本',
    en: 'A second person has to confirm: nobody confirms what they asked for themselves',
    vi: 'Cần người thứ hai xác nhận: không ai tự xác nhận yêu cầu của mình',
  },
});
