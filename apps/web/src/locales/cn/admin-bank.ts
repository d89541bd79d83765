import type en from '../en/admin-bank.ts';
import type { Translation } from '../resources.ts';

const adminBank: Translation<typeof en> = {
  lines: '银行流水',
  none: '没有银行流水',
  noneHint: '在上方导入银行流水。',
  filter: {
    blurry: '付款人、附言、流水号',
    state: '状态',
    open: '未用完',
    used: '已用完',
    unconfirmed: '流水尚未确认',
  },
  column: {
    bookedAt: '入账时间',
    reference: '流水号',
    credit: '收入金额',
    description: '附言',
    payer: '付款人',
    left: '剩余',
    payments: '对应付款',
    account: '账户',
  },
  import: {
    title: '导入银行流水',
    account: '收款账户',
    file: '流水文件（XLSX 或 CSV）',
    pick: '选择文件，或拖到这里',
    fileHint: '请从银行导出 XLSX，或 UTF-8 编码的 CSV。已有的流水会被识别。',
    reading: '正在读取文件',
    problems: '无法导入：{{count}} 行有误',
    row: '第 {{row}} 行',
    start: '导入 {{count}} 条新流水',
    done: '已导入：新增 {{count}} 条，已有 {{known}} 条，跳过支出 {{debit}} 条，匹配付款 {{matched}} 笔',
  },
  toWallet: {
    act: '转入钱包',
    title: '将 {{amount}} 转入买家钱包',
    text: '用于多付，或付款取消后才到的转账。此处不能撤回。',
    number: '买家的付款编号',
    note: '备注',
    confirm: '转入钱包',
  },
  mapping: {
    title: '每一列的含义',
    dateFormat: '日期格式',
    needed: '请指定每一列的含义。',
    incomplete: '请为每个必填项选择一列',
    apply: '按这些列重新读取',
  },
  count: { lineCount: '行数', newCount: '新增', knownCount: '已有', debitCount: '支出', total: '新增合计' },
};

export default adminBank;
