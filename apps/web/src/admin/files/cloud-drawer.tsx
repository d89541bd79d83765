import { type CloudSettings, cloudTypes, setCloudSettings } from '@kouan/contract';
import { useState } from 'react';
import { Type } from 'typebox';
import { PasswordField, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { Problem } from '../problem.tsx';
import styles from './files.module.css';
import { useCheckCloud, useCloudSettings, useSetCloudSettings, useSynchronizeCloud } from './files-api.ts';

/** Every part may be left empty: then files go to the usual storage. */
const formSchema = Type.Partial(setCloudSettings.body);
const emptied = { accessKey: '', secretKey: '', bucket: '', host: '', zone: '', type: cloudTypes[0] };

/** The bucket of one's own for files sent to the cloud storage: what it is, whether it answers, and what it holds. */
export function CloudDrawer({ onClose }: { onClose: () => void }) {
  const { data } = useCloudSettings();
  return data ? <CloudForm settings={data} onClose={onClose} /> : null;
}

function CloudForm({ settings, onClose }: { settings: CloudSettings; onClose: () => void }) {
  const { t } = useTranslation('admin-files');
  const save = useSetCloudSettings();
  const [isSaved, setSaved] = useState(false);
  const { id: _, ...initial } = settings;
  return (
    <FormDrawer
      title={t('cloud.title')}
      schema={formSchema}
      initial={initial}
      verb={t('cloud.save')}
      error={save.error}
      onSubmit={(body) => save.act({ body: { ...emptied, ...body } })}
      onDone={() => setSaved(true)}
      onClose={onClose}
    >
      <p className={styles['intro']}>{t('cloud.intro')}</p>
      <TextField name="host" label={t('cloud.host')} hint={t('cloud.hostHint')} maxLength={200} />
      <TextField name="bucket" label={t('cloud.bucket')} maxLength={63} />
      <TextField name="zone" label={t('cloud.zone')} hint={t('cloud.zoneHint')} maxLength={40} />
      <TextField name="accessKey" label={t('cloud.accessKey')} autoComplete="off" maxLength={200} />
      <PasswordField
        name="secretKey"
        label={t('cloud.secretKey')}
        hint={t('cloud.secretHint')}
        autoComplete="new-password"
      />
      <SelectField
        name="type"
        label={t('cloud.type')}
        choices={cloudTypes.map((value) => ({ value, label: t(`cloud.types.${value}`) }))}
      />
      {isSaved ? (
        <div role="status">
          <Note tone="ok">{t('cloud.saved')}</Note>
        </div>
      ) : null}
      <CloudActs />
    </FormDrawer>
  );
}

/** What can be done with the settings as they are saved. */
function CloudActs() {
  const { t } = useTranslation('admin-files');
  const check = useCheckCloud();
  const synchronize = useSynchronizeCloud();
  const [outcome, setOutcome] = useState<{ isGood: boolean; text: string } | null>(null);
  const show = (isGood: boolean, text: string) => setOutcome({ isGood, text });
  async function handleCheck() {
    setOutcome(null);
    synchronize.forget();
    const isReached = await check.act({}).catch(() => undefined);
    if (isReached !== undefined) show(isReached, t(isReached ? 'cloud.reached' : 'cloud.notReached'));
  }
  async function handleSynchronize() {
    setOutcome(null);
    check.forget();
    const found = await synchronize.act({}).catch(() => undefined);
    if (found) show(true, t('cloud.added', { count: found.added }));
  }
  return (
    <section className={styles['acts']} aria-label={t('cloud.acts')}>
      <div className={styles['actButtons']}>
        <Button size="small" isBusy={check.isBusy} onClick={() => void handleCheck()}>
          {t('cloud.check')}
        </Button>
        <Button size="small" icon="refresh" isBusy={synchronize.isBusy} onClick={() => void handleSynchronize()}>
          {t('cloud.synchronize')}
        </Button>
      </div>
      <p className="muted">{t('cloud.actsHint')}</p>
      {outcome === null ? null : (
        <div role="status">
          <Note tone={outcome.isGood ? 'ok' : 'bad'}>{outcome.text}</Note>
        </div>
      )}
      <Problem error={check.error ?? synchronize.error} />
    </section>
  );
}
