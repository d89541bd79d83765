import type { DemoAddress, DemoBuyer } from './types.ts';

const buyerCount = 40;

/** Code and name of provinces since July 2025, the large markets first. */
const provinces = [
  ['01', 'Hà Nội'],
  ['79', 'Thành phố Hồ Chí Minh'],
  ['48', 'Đà Nẵng'],
  ['31', 'Hải Phòng'],
  ['92', 'Cần Thơ'],
  ['46', 'Huế'],
  ['24', 'Bắc Ninh'],
  ['75', 'Đồng Nai'],
  ['22', 'Quảng Ninh'],
  ['38', 'Thanh Hóa'],
  ['40', 'Nghệ An'],
  ['20', 'Lạng Sơn'],
  ['56', 'Khánh Hòa'],
  ['68', 'Lâm Đồng'],
  ['66', 'Đắk Lắk'],
  ['33', 'Hưng Yên'],
  ['37', 'Ninh Bình'],
  ['91', 'An Giang'],
] as const;

const familyNames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ'] as const;
const middleNames = ['Văn', 'Thị', 'Minh', 'Thu'] as const;

const pick = <List extends readonly [unknown, ...unknown[]]>(list: List, at: number): List[number] =>
  list[at % list.length] ?? list[0];

const phoneOf = (number: number): string => `+8490${String(number).padStart(7, '0')}`;

function addressOf(number: number): DemoAddress {
  const [provinceCode, province] = pick(provinces, number - 1);
  const label = String(number).padStart(2, '0');
  return {
    consignee: `${pick(familyNames, number)} ${pick(middleNames, Math.floor(number / 3))} Mẫu ${label}`,
    phone: phoneOf(number),
    provinceCode,
    province,
    ward: `Phường Mẫu ${(number % 9) + 1}`,
    street: `Số ${number * 3} đường Mẫu ${(number % 20) + 1}`,
  };
}

function buyerOf(number: number): DemoBuyer {
  const label = String(number).padStart(2, '0');
  return {
    username: `buyer${label}`,
    nickname: `Người mua mẫu ${label}`,
    email: `buyer${label}@example.com`,
    phone: phoneOf(number),
    address: addressOf(number),
  };
}

/** Sample purchasers: names, streets and the row of numbers after +84 90 000 00 belong to nobody. */
export const demoBuyers: readonly DemoBuyer[] = Array.from({ length: buyerCount }, (_, at) => buyerOf(at + 1));
