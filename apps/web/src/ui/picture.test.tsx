import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const goods = { src: '/picture/a/0.480.webp', alt: 'Cup', width: 480, height: 360 };

test('a picture that is not near is an empty one of its form; without scripts the browser loads it by itself', () => {
  const html = renderToStaticMarkup(<Picture {...goods} srcSet="/picture/a/0.240.webp 240w" />);
  const [waiting = '', unscripted = ''] = html.split('<noscript');
  expect(waiting).toContain('0 0 480 360');
  expect(waiting).toMatch(/width="480" height="360"/);
  expect(waiting).not.toMatch(/\/picture\/|srcSet/i);
  expect(unscripted).toContain('src="/picture/a/0.480.webp"');
  expect(unscripted).toContain('loading="lazy"');
});

test('the first picture of a page is there from the start', () => {
  const html = renderToStaticMarkup(<Picture {...goods} isFirst />);
  expect(html).toContain('src="/picture/a/0.480.webp"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('noscript');
});

test('without an address there is a sign with the name', () => {
  const html = renderToStaticMarkup(<Picture {...goods} src="" />);
  expect(html).toMatch(/role="img" aria-label="Cup"/);
});
