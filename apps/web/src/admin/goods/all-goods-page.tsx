import { GoodsPage } from './goods-page.tsx';

/** The goods of every store. */
export default function AllGoodsPage() {
  return <GoodsPage component="goods/products" list="allGoods" isOwn={false} />;
}
