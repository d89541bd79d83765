import { at, listAt, type PageValue, textAt } from '../extract/page-data.ts';
import type { PageProduct } from '../extract/page-product.ts';
import { countOf, fenOf, yuanToFen } from '../extract/read-number.ts';

/** The item model that Taobao and Tmall pages share: `item`, `seller`, `skuBase` and, somewhere, `skuCore`. */
export function readAlibabaItem(model: PageValue | undefined, skuCore: PageValue | undefined): PageProduct | undefined {
  const item = at(model, 'item');
  if (item === undefined) return undefined;
  const props = listAt(model, 'skuBase', 'props');
  const infoOf = (skuId: string) => at(skuCore, 'sku2info', skuId);
  const whole = infoOf('0');
  return {
    itemId: textAt(item, 'itemId'),
    // Every status but 0 means that the item cannot be bought.
    isOffShelf: (textAt(skuCore, 'skuItem', 'itemStatus') ?? '0') !== '0',
    title: textAt(item, 'title') ?? textAt(model, 'componentsVO', 'titleVO', 'title', 'title'),
    images: listAt(item, 'images').map((image) => (typeof image === 'string' ? image : undefined)),
    specs: props.map(readSpec),
    skus: listAt(model, 'skuBase', 'skus').map((sku) => {
      const skuId = textAt(sku, 'skuId');
      const info = skuId === undefined ? undefined : infoOf(skuId);
      return { skuId, ...readInfo(info), specValues: valuesOf(props, textAt(sku, 'propPath') ?? '') };
    }),
    single: {
      priceFen: readInfo(whole).priceFen ?? yuanToFen(textAt(model, 'componentsVO', 'priceVO', 'price', 'priceText')),
      stock: readInfo(whole).stock,
    },
    seller: {
      name: textAt(model, 'seller', 'shopName') ?? textAt(model, 'seller', 'sellerNick'),
      id: textAt(model, 'seller', 'sellerId') ?? textAt(model, 'seller', 'userId'),
    },
  };
}

function readSpec(prop: PageValue): PageProduct['specs'][number] {
  const values = listAt(prop, 'values').map((value) => ({
    name: textAt(value, 'name') ?? '',
    image: textAt(value, 'image'),
  }));
  return { name: textAt(prop, 'name') ?? '', values };
}

/** `price` is before personal coupons, `subPrice` after them. */
function readInfo(info: PageValue | undefined): { priceFen: number | null; stock: number | null } {
  return {
    priceFen: fenOf(textAt(info, 'price', 'priceMoney')) ?? yuanToFen(textAt(info, 'price', 'priceText')),
    stock: countOf(textAt(info, 'quantity')),
  };
}

/** The names behind `pid:vid;pid:vid`, in the order of the specs whatever the order of the path. */
function valuesOf(props: PageValue[], path: string): string[] {
  const chosen = new Map(path.split(';').map((pair) => [pair.split(':')[0] ?? '', pair.split(':')[1]]));
  return props.map((prop) => {
    const vid = chosen.get(textAt(prop, 'pid') ?? '');
    const value = listAt(prop, 'values').find((each) => vid !== undefined && textAt(each, 'vid') === vid);
    return textAt(value, 'name') ?? '';
  });
}
