import { addInterest, optionalText } from '@kouan/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Type } from 'typebox';
import { loginPath } from '../../lib/access.ts';
import { newIdempotencyKey } from '../../lib/call.ts';
import { Form, NumberField, SubmitButton, TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { UploadedPicture } from '../../shared/upload-picture.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './interest-form.module.css';
import { ScreenshotsField } from './screenshots-field.tsx';
import { useAddInterest } from './sourcing-api.ts';
import { ShareText } from './share-text.ts';

const maxScreenshots = 9;
/** As the endpoint takes it, only that a share code without a link leaves the link empty. */
const interestSchema = Type.Object({ ...addInterest.body.properties, link: optionalText(4096) });

/** Registers a product that could not be read. Visitors log in first; the link in the address stays. */
export function InterestForm({ link = '', title = '' }: { link?: string; title?: string }) {
  const { t } = useTranslation('sourcing');
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const isVisitor = useSession((session) => session.token === null);
  const [isDone, setDone] = useState(false);
  const add = useAddInterest();
  const [key, setKey] = useState(newIdempotencyKey);
  const [screenshots, setScreenshots] = useState<readonly Pick<UploadedPicture, 'id' | 'url'>[]>([]);

  if (isHydrated && isVisitor)
    return (
      <EmptyState
        title={t('interest.logIn')}
        hint={t('interest.logInHint')}
        action={
          <ButtonLink kind="primary" to={loginPath(pathname + search + hash)}>
            {t('common:frame.logIn')}
          </ButtonLink>
        }
      />
    );
  if (isDone) {
    const handleAnother = () => {
      setKey(newIdempotencyKey());
      setScreenshots([]);
      setDone(false);
    };
    const next = (
      <>
        <ButtonLink kind="primary" to="/myInterest">
          {t('interest.seeAll')}
        </ButtonLink>{' '}
        <Button onClick={handleAnother}>{t('interest.another')}</Button>
      </>
    );
    return (
      <div role="status">
        <EmptyState title={t('interest.done')} action={next} />
      </div>
    );
  }
  return (
    <Form
      schema={interestSchema}
      initial={{ link, ...(title ? { title } : {}) }}
      onSubmit={(body) =>
        add.mutateAsync({
          body: { ...body, link: body.link ?? '', screenshotIds: screenshots.map(({ id }) => id) },
          idempotencyKey: key,
        })
      }
      onDone={() => setDone(true)}
    >
      <ShareText />
      <ScreenshotsField max={maxScreenshots} screenshots={screenshots} onChange={setScreenshots} />
      <TextField name="link" type="url" label={t('interest.link')} maxLength={4096} />
      <TextField name="title" label={t('interest.name')} maxLength={200} />
      <div className={styles['two']}>
        <TextField
          name="specification"
          label={t('interest.specification')}
          placeholder={t('interest.specificationPlaceholder')}
          maxLength={500}
        />
        <NumberField name="quantity" label={t('interest.quantity')} />
      </div>
      <TextArea name="note" label={t('interest.note')} placeholder={t('interest.notePlaceholder')} />
      <SubmitButton size="large">{t('interest.submit')}</SubmitButton>
    </Form>
  );
}
