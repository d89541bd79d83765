import { type StaffDocument, type StaffVersion } from '@kouan/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { DocumentVersions } from './document-versions.tsx';
import { useVersion } from './documents-api.ts';

const widthPx = 1080;

/** One document: what is being written, and every version that was published. */
export function DocumentDrawer({ document, onClose }: { document: StaffDocument; onClose: () => void }) {
  const { t } = useTranslation('admin-content');
  const [part, setPart] = useState<'write' | 'versions'>('write');
  const { label, publishedVersion, draft } = document;
  const inForce = useVersion(label, publishedVersion);
  const written = useVersion(label, draft?.version ?? publishedVersion);
  const parts = [
    { key: 'write', label: t('write') },
    { key: 'versions', label: t('versions') },
  ];
  return (
    <Drawer open size={`min(${widthPx}px, 100vw)`} title={t(`content:${label}`)} onClose={onClose} destroyOnHidden>
      <Tabs
        label={t('parts')}
        items={parts}
        active={part}
        onChange={(key) => setPart(key === 'versions' ? 'versions' : 'write')}
      />
      {part === 'versions' ? (
        <DocumentVersions label={label} />
      ) : (
        <PageFrame query={inForce}>
          {(published) => (
            <PageFrame query={written}>
              {(version) => (
                <DocumentEditor
                  key={keyOf(version)}
                  version={version}
                  published={published}
                  onPublished={() => setPart('versions')}
                />
              )}
            </PageFrame>
          )}
        </PageFrame>
      )}
    </Drawer>
  );
}

/** What somebody else writes meanwhile does not replace what is typed here: only another version begins anew. */
const keyOf = ({ version, isPublished }: StaffVersion): string => `${version} ${isPublished}`;
