import { useField } from '../../lib/form-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Checkbox } from '../../ui/field.tsx';
import styles from './identity.module.css';
import { actionOf, areasOf, mayToggle, toggleCode } from './permission-areas.ts';
import { useCodeNames } from './use-code-names.ts';

const areas = areasOf();

/** The codes of a role, by area. */
export function PermissionField({ name, label, isFixed }: { name: string; label: string; isFixed: boolean }) {
  const { t } = useTranslation('admin-identity');
  const held = useSession((session) => session.roles);
  const names = useCodeNames();
  const field = useField({ name, label });
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <div className={styles['field']} role="group" aria-label={label}>
      <p>
        {label} <span className="muted num">{t('role.codeCount', { count: chosen.length })}</span>
      </p>
      <div className={styles['areas']}>
        {areas.map(({ area, codes }) => (
          <fieldset key={area}>
            <legend>{names.area(area)}</legend>
            {codes.map((code) => (
              <Checkbox
                key={code}
                name={name}
                checked={chosen.includes(code)}
                disabled={isFixed || field.isBusy || !mayToggle(code, { held, chosen })}
                onChange={() => field.change(toggleCode(chosen, code))}
              >
                {names.action(actionOf(code))} <code className="mono muted">{code}</code>
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
