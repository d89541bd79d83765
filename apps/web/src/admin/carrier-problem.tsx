import { carrierProblems } from '@kouan/contract';
import { useTranslation } from '../lib/i18n.ts';
import { Note } from '../ui/note.tsx';

/** What went wrong with a carrier: what we know of it in the reader's language, or its own words. */
export function CarrierProblem({ problem }: { problem: string }) {
  const { t } = useTranslation('admin-parts');
  if (problem === '') return null;
  const known = carrierProblems.find((one) => one === problem);
  return <Note tone="bad">{known === undefined ? problem : t(`carrierProblem.${known}`)}</Note>;
}
