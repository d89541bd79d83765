import type { ParcelView } from '@kouan/contract';
import { useNeededPhotos } from './needed-photos.tsx';
import { ParcelLine } from './parcel-line.tsx';
import { lineProblems, type TypedLine } from './parcel-values.ts';
import styles from './scan.module.css';

type OrderLinesProps = {
  order: ParcelView['orders'][number];
  typedOf: (lineId: number) => TypedLine;
  isTried: boolean;
  onChange: (lineId: number, changes: Partial<TypedLine>) => void;
  onScan: (waybill: string) => void;
};

/** The lines of one order in a parcel, with the photos that their goods need. */
export function OrderLines({ order, typedOf, isTried, onChange, onScan }: OrderLinesProps) {
  const neededOf = useNeededPhotos(order.number);
  return (
    <ul className={styles['lines']}>
      {order.lines.map((line) => (
        <ParcelLine
          key={line.id}
          line={line}
          needed={neededOf(line.id)}
          typed={typedOf(line.id)}
          isTried={isTried}
          problems={isTried ? lineProblems(typedOf(line.id), line.inTransit) : []}
          onChange={(changes) => onChange(line.id, changes)}
          onScan={onScan}
        />
      ))}
    </ul>
  );
}
