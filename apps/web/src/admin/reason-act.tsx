import { type ComponentProps, useState } from 'react';
import { Permitted } from '../lib/permitted.tsx';
import { Button } from '../ui/button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type ReasonActProps = Omit<ComponentProps<typeof ReasonDialog>, 'kind' | 'onClose'> & {
  permission: string;
  isSmall?: boolean;
};

/** The way on for what is held: a button for those who may, and why it may go on. */
export function ReasonAct({ permission, isSmall = false, ...dialog }: ReasonActProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Permitted any={[permission]}>
        <Button kind="outlined" size={isSmall ? 'small' : undefined} onClick={() => setAsking(true)}>
          {dialog.verb}
        </Button>
      </Permitted>
      {isAsking ? <ReasonDialog {...dialog} kind="primary" onClose={() => setAsking(false)} /> : null}
    </>
  );
}
