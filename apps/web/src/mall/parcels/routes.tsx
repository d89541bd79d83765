import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/myParcels',
    title: 'parcels:title',
    texts: ['parcels'],
    page: () => import('./my-parcels-page.tsx'),
    access: 'signedIn',
  },
  {
    path: '/parcelPhotos/:token',
    title: 'parcels:phone.title',
    texts: ['parcels'],
    page: () => import('./phone-photos-page.tsx'),
    access: 'open',
    frame: 'bare',
  },
  {
    path: '/shipmentPhotos/:token',
    title: 'parcels:phone.title',
    texts: ['parcels'],
    page: () => import('./phone-shipment-page.tsx'),
    access: 'open',
    frame: 'bare',
  },
];
