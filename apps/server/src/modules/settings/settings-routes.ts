import * as contract from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { type App, route } from '../../platform/http.ts';
import { listDictEntries } from './dictionaries.ts';
import { parameters } from './parameters.ts';
import { getSiteView } from './site-view.ts';

export function settingsRoutes(app: App): void {
  route(app, contract.getSite, ({ db }) => getSiteView(db));
  route(app, contract.listDictEntries, async ({ db, query, language }) => {
    const { businessTimeZone } = await parameters(db);
    const { content, totalElements } = await listDictEntries(db, { ...query, language });
    return {
      content: content.map(({ dictId, createdAt, ...entry }) => ({
        ...entry,
        dict: { id: dictId },
        createTime: formatDateTime(createdAt, businessTimeZone),
      })),
      totalElements,
    };
  });
}
