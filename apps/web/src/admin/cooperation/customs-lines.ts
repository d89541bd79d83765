import type { BodyOf, CooperativeBagView, Language, saveCustoms } from '@kouan/contract';

/** A line of the declaration as it is being typed. */
export type TypedLine = {
  shipmentNumber: string;
  lineId: number;
  title: string;
  hsCode: string;
  description: string;
  quantity: string;
  unit: string;
  value: string;
  origin: string;
};
const shownTitle = 120;

/** Every line of the bag: what was declared of it, else what is known of the goods. */
export function typedLines({ shipments, customs }: CooperativeBagView, language: Language): TypedLine[] {
  return shipments.flatMap(({ number, lines }) =>
    lines.map(({ lineId, title, quantity }) => {
      const declared = customs.find((line) => line.shipmentNumber === number && line.lineId === lineId);
      return {
        shipmentNumber: number,
        lineId,
        title: title[language] || title.cn,
        hsCode: declared?.hsCode ?? '',
        description: declared?.description ?? (title.vi || title.cn).slice(0, shownTitle),
        quantity: String(declared?.quantity ?? quantity),
        unit: declared?.unit ?? 'PCE',
        value: declared ? String(declared.valueVnd) : '',
        origin: declared?.origin ?? 'CN',
      };
    }),
  );
}

const wholeOf = (text: string): number =>
  /^\d{1,13}$/.test(text.replaceAll(/[\s.,]/g, '')) ? Number(text.replaceAll(/[\s.,]/g, '')) : -1;

/** What is sent; a number that is none is refused by the server with its place. */
export const sentLines = (lines: readonly TypedLine[]): BodyOf<typeof saveCustoms>['lines'] =>
  lines.map(({ shipmentNumber, lineId, hsCode, description, quantity, unit, value, origin }) => ({
    ...{ shipmentNumber, lineId, description, unit },
    hsCode: hsCode.replaceAll(/[\s.]/g, ''),
    quantity: wholeOf(quantity),
    valueVnd: wholeOf(value),
    origin: origin.trim().toUpperCase(),
  }));
