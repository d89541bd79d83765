import sharp from 'sharp';

/** A picture that stands for a transfer's screenshot: plainly a sample, without text. */
export function drawVoucher(seed: number): Promise<Buffer> {
  const hue = (seed * 47) % 360;
  const bars = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="60" y="${420 + at * 62}" width="${150 + ((seed * 31 + at * 77) % 190)}" height="18" rx="9" fill="#d5dce4"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="860"><rect width="480" height="860" fill="#fff"/>
    <rect width="480" height="320" fill="hsl(${hue} 45% 38%)"/><circle cx="240" cy="150" r="52" fill="#fff"/>
    <path d="M214 151l19 19 36-38" fill="none" stroke="hsl(${hue} 45% 38%)" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="90" y="235" width="300" height="34" rx="17" fill="#fff" opacity=".85"/>${bars}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
