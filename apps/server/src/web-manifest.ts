import type { Language } from '@kouan/contract';
import { type App, callerLanguage } from './platform/http.ts';

const htmlLanguage: Record<Language, string> = { cn: 'zh-CN', en: 'en', vi: 'vi' };
const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/assets/icons/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

/**
 * What makes the mall an app of a phone, and a place to share to: a product shared from a shopping app opens the page of
 * links with its text. Its pages are never kept on the device; only the warehouse's scan page has a service worker.
 */
export function serveManifest(app: App, siteTitle: (language: Language, address: string) => Promise<string>): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const language = callerLanguage(request);
    const name = await siteTitle(language, request.ip);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'cookie, accept-language')
      .send(JSON.stringify(manifestOf(name, language)));
  });
}

const manifestOf = (name: string, language: Language) => ({
  id: '/',
  name,
  short_name: name,
  lang: htmlLanguage[language],
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f4f5f6',
  theme_color: '#0070de',
  categories: ['shopping', 'business'],
  icons: [
    icon('kouan-192', '192x192', 'any'),
    icon('kouan-512', '512x512', 'any'),
    icon('kouan-maskable-512', '512x512', 'maskable'),
  ],
  share_target: {
    action: '/mallDdc/link',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
});
