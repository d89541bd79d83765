import { declineOrderProposal } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { proposalQuery, useDeclineProposal } from './checkout-api.ts';

/** Who put this order together and what they wrote; it is none until the buyer places it. */
export function ProposalHead({ id }: { id: string }) {
  const { t, language } = useTranslation('order-work');
  const { data: proposal } = useQuery(proposalQuery(id));
  const [isDeclining, setDeclining] = useState(false);
  const decline = useDeclineProposal();
  const navigate = useNavigate();
  if (!proposal) return null;
  if (proposal.state !== 'waiting') return <Note tone="warning">{t(`proposal.over.${proposal.state}`)}</Note>;
  const handleDecline = ({ reason }: { reason: string }) =>
    decline.mutateAsync({ params: { id }, body: { reason } }).then(() => navigate('/myOrder', { replace: true }));
  return (
    <Note tone="info">
      <b>{t('proposal.head', { name: proposal.madeBy })}</b>{' '}
      {t('proposal.hint', { date: formatInProse(proposal.expiresAt, language) })}
      {proposal.remarks === '' ? null : <p>{proposal.remarks}</p>}
      <p>
        <Button size="small" onClick={() => setDeclining(true)}>
          {t('proposal.decline')}
        </Button>
      </p>
      <Dialog
        title={t('proposal.declineTitle')}
        closeLabel={t('common:close')}
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
      >
        <Form schema={declineOrderProposal.body} onSubmit={handleDecline}>
          <TextArea name="reason" label={t('proposal.reason')} rows={3} />
          <SubmitButton>{t('proposal.decline')}</SubmitButton>
        </Form>
      </Dialog>
    </Note>
  );
}
