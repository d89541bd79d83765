import { renderToString } from 'react-dom/server';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { Form, PasswordField, TextField } from './form.tsx';
import { createI18n, I18nProvider } from './i18n.ts';

const schema = Type.Object({ address: Type.Optional(Type.String()), secret: Type.Optional(Type.String()) });

test('a field that must be filled only in some cases says so when it must', async () => {
  const i18n = await createI18n('en', []);
  const htmlOf = (isRequired: boolean) =>
    renderToString(
      <I18nProvider value={i18n}>
        <Form schema={schema} onSubmit={() => undefined}>
          <TextField name="address" label="Address" isRequired={isRequired} />
          <PasswordField name="secret" label="Secret" isRequired={isRequired} />
        </Form>
      </I18nProvider>,
    );
  expect(htmlOf(true).match(/ required=""/g)).toHaveLength(2);
  expect(htmlOf(true)).not.toContain('optional');
  expect(htmlOf(false)).not.toContain('required=""');
  expect(htmlOf(false)).toContain('optional');
});
