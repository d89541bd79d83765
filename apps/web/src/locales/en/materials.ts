/** Promotion materials of a product. */
const materials = {
  title: 'Promotion materials',
  toProduct: 'To the product',
  none: 'No promotion materials yet',
  noneHint: 'Pictures, videos and texts for selling this product appear here as soon as there are any.',
  noneInLanguage: 'Nothing for this language',
  language: 'Language of the materials',
  languages: { all: 'All', cn: '中文', en: 'English', vi: 'Tiếng Việt' },
  only: { cn: 'in Chinese', en: 'in English', vi: 'in Vietnamese' },
  pictures: 'Pictures',
  videos: 'Videos',
  texts: 'Texts',
  enlarge: 'Enlarge {{name}}',
  before: 'The one before',
  next: 'The next one',
  place: '{{at}} of {{count}}',
  copy: 'Copy text',
  copied: 'Copied',
  download: 'Download ({{size}} MB)',
  downloadOne: 'Download {{name}}',
  downloadAll: 'Download all as zip ({{size}} MB)',
  downloading: 'Download of all materials',
  downloaded: 'Downloaded.',
  downloadFailed: 'The download broke off. Try again.',
} as const;

export default materials;
