type Box = { width: number; height: number };
const edge = 6;

/** A coordinate with one digit behind the point. */
function tenths(coordinate: number): string {
  const rounded = Math.round(coordinate * 10);
  return `${Math.trunc(rounded / 10)}.${rounded % 10}`;
}

/** An SVG line through values at equal distances, and the area beneath it. `low` and `high` are the range shown. */
export function rateLine(values: readonly number[], { width, height }: Box) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const range = high - low || 1;
  const x = (index: number) => (values.length < 2 ? 0 : (index / (values.length - 1)) * width);
  const y = (value: number) => edge + ((high - value) / range) * (height - 2 * edge);
  const line = values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${tenths(x(index))} ${tenths(y(value))}`)
    .join('');
  return { line, area: line === '' ? '' : `${line}L${width} ${height}L0 ${height}Z`, low, high };
}
