import { Note } from '../../ui/note.tsx';

/** Why a form could not be sent. */
export const ProblemNote = ({ problem, className }: { problem: string | null; className?: string | undefined }) =>
  problem === null ? null : (
    <div role="alert" className={className}>
      <Note tone="bad">{problem}</Note>
    </div>
  );
