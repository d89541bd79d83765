import { addressOf, downloadMaterials, getProduct, type Language, listMaterials } from '@kouan/contract';
import { endpointQuery } from '../../lib/query.ts';

export const productQuery = (id: string) => endpointQuery(getProduct, { params: { id } });
export const materialsQuery = (id: string) => endpointQuery(listMaterials, { params: { id } });
/** The archive of one language, or of all. */
export const archiveAddress = (id: string, language: Language | undefined): string =>
  addressOf(downloadMaterials, { params: { id }, query: { language } });
