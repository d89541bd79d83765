import { useParams } from 'react-router';
import { CasePart } from './case-part.tsx';
import { isCaseNumber } from '../../shared/case-words.ts';
import { OrderCasesPart } from './order-cases-part.tsx';

/** One case by its number, or by the number of an order its cases and what can be asked for. */
export default function RefundPage() {
  const { id = '' } = useParams();
  return (
    <main id="main" className="wrap">
      {isCaseNumber(id) ? <CasePart number={id} /> : <OrderCasesPart orderNumber={id} />}
    </main>
  );
}
