/** A drawing as the address of a picture. */
export const svgAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

const sidePx = 720;
const marginPx = 40;

/** Saves a square drawing as a PNG on white, which every phone's gallery and bank app can open. */
export async function saveDrawing(svg: string, fileName: string): Promise<void> {
  const picture = new Image(sidePx, sidePx);
  picture.src = svgAddress(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePx + 2 * marginPx;
  canvas.height = sidePx + 2 * marginPx;
  const paper = canvas.getContext('2d');
  if (!paper) return;
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, marginPx, marginPx, sidePx, sidePx);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
