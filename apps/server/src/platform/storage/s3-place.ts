/** A bucket of an S3 service and who may use it. */
export type S3Place = {
  /** `https://host:port`, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const regionForm = /^[a-z0-9-]{1,40}$/;
const defaultRegion = 'us-east-1';

/** Reads `s3://KEY:SECRET@host:port/bucket?region=…&tls=0`; undefined for any other form. */
export function readS3Url(text: string): S3Place | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || url.hostname === '' || url.hash !== '') return undefined;
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  const { region = defaultRegion, tls = '1', ...others } = Object.fromEntries(url.searchParams);
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  const isUsable =
    bucketForm.test(bucket) &&
    regionForm.test(region) &&
    (tls === '0' || tls === '1') &&
    Object.keys(others).length === 0;
  if (!isUsable || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint: `${tls === '0' ? 'http' : 'https'}://${url.host}`, bucket, region, accessKeyId, secretAccessKey };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The names that Qiniu's own pages give to its regions. */
const namedRegions: Record<string, string> = {
  华东: 'cn-east-1',
  华北: 'cn-north-1',
  华南: 'cn-south-1',
  北美: 'us-north-1',
  东南亚: 'ap-southeast-1',
};

/** A region by its own name or by Qiniu's; none is the usual one. Undefined for what is no region. */
export function regionOf(zone: string): string | undefined {
  const region = namedRegions[zone] ?? (zone || defaultRegion);
  return regionForm.test(region) ? region : undefined;
}

export const isBucketName = (name: string): boolean => bucketForm.test(name);

/** `https://host:port` of an address of a service that has nothing else; undefined for any other. */
export function endpointOf(host: string): string | undefined {
  const url = URL.canParse(host) ? new URL(host) : undefined;
  const isPlain = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : undefined;
}
