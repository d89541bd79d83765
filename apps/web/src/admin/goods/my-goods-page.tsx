import { GoodsPage } from './goods-page.tsx';

/** The goods of one's own store. */
export default function MyGoodsPage() {
  return <GoodsPage component="supply/products" list="myGoods" isOwn />;
}
