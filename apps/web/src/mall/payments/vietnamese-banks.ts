/** Names of Vietnamese banks as people write them; the field takes any other name as well. */
export const vietnameseBanks = [
  'Vietcombank', 'VietinBank', 'BIDV', 'Agribank', 'Techcombank', 'MB Bank', 'ACB', 'VPBank', 'TPBank', 'Sacombank', 'HDBank', 'SHB', 'VIB', 'MSB', 'Eximbank', 'SCB', 'SeABank', 'OCB', 'LPBank',
  'ABBank', 'Nam A Bank', 'Bac A Bank', 'NCB', 'PVcomBank', 'BVBank', 'KienlongBank', 'VietBank', 'VietABank', 'PGBank', 'Saigonbank', 'BaoViet Bank', 'GPBank', 'Indovina Bank',
] as const;
