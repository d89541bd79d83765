import { MaterialsPage } from './materials-page.tsx';

/** The materials of the products of one's own store. */
export default function MyMaterialsPage() {
  return <MaterialsPage component="supply/materials" />;
}
