/** Widgets in a page of another site: what they show, by mouse and keyboard, wide and narrow, and where they show nothing. */
import { launchBrowser } from '../support/browser.ts';
import type { Browser, Page } from '../support/browser-page.ts';
import { axe } from './looks.ts';
import { otherSite, WITHOUT_FEED, type OtherSite } from './other-site.ts';
import { sharedService } from './service.ts';

let site: OtherSite;
let page: Page;
let closeBrowser = (): Promise<void> => Promise.resolve();
beforeAll(async () => {
  site = await otherSite(await sharedService());
  const browser = await launchBrowser<Browser>();
  closeBrowser = () => browser.close();
  page = await (await browser.newContext({})).newPage();
  page.setDefaultTimeout(600_000);
});
afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

describe('widgets in a page of another site', () => {
  const goto = (url: string) => page.goto(url, { waitUntil: 'networkidle' });
  /** Scrolls to a widget and waits for something in it. */
  const seen = async (inside: string): Promise<void> => {
    await page.evaluate(`document.querySelector('${inside.split(' ')[0]}').scrollIntoView()`);
    await page.locator(inside).first().waitFor();
  };
  const askedFor = (path: string): string =>
    `performance.getEntriesByType('resource').filter(({ name, initiatorType }) => initiatorType === 'fetch' && name.endsWith('${path}')).length`;

  it('show their answers, and nothing on the page moves', async () => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await goto(`${site.listed}/`);
      await page.locator('udaya-panchang dl').waitFor();
      // What nobody has scrolled to asks for nothing.
      expect(await page.evaluate<number>(askedFor('/charts/render'))).toBe(0);
      await seen('udaya-choghadiya [aria-current=time]');
      expect(await page.locator('udaya-choghadiya tr').count()).toBe(16);
      await seen('udaya-horoscope h3');
      await seen('udaya-chart svg');
      expect(await page.evaluate<number>(askedFor('/charts/render'))).toBe(1);
      expect(await page.evaluate<number>('window.moved')).toBeLessThan(0.02);
      expect(
        await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      ).toBe(0);
    }
  });

  it('match two births by keyboard, with towns chosen from the list', async () => {
    const fill = async (side: number, date: string, town: string): Promise<void> => {
      const fields = `udaya-matching fieldset:nth-of-type(${side})`;
      await page.locator(`${fields} [type=date]`).fill(date);
      await page.locator(`${fields} [type=time]`).fill('06:30');
      await page.locator(`${fields} [role=combobox]`).fill(town);
      await page.locator(`${fields} [role=option]`).first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };
    await fill(1, '1990-05-10', 'Varana');
    await fill(2, '1992-08-21', 'Chenn');
    expect(await page.locator('udaya-matching fieldset:nth-of-type(1) [role=combobox]').inputValue()).toBe('Varanasi');
    await page.locator('udaya-matching [role=combobox]').first().press('Enter');
    await page.locator('udaya-matching table').waitFor();
    expect(await page.locator('udaya-matching table small').count()).toBe(8);
    expect(await page.evaluate<number>('window.moved')).toBeLessThan(0.02);
    await page.evaluate(`${axe}; 0`);
    const judged = 'axe.run(document).then(({ violations }) => violations.map(({ id }) => id))';
    expect(await page.evaluate<string[]>(judged)).toEqual([]);
  });

  it('speak Tamil, and say where a horoscope comes in English', async () => {
    await goto(`${site.listed}/ta`);
    expect(await page.locator('udaya-panchang h2').innerText()).toBe('பஞ்சாங்கம்');
    if (WITHOUT_FEED === '') return;
    await goto(`${site.listed}/without-feed`);
    await seen('udaya-horoscope [lang=en]');
  });

  it('show nothing on a domain that the key is not for, nor with a secret key', async () => {
    await goto(`${site.unlisted}/`);
    await page.locator('udaya-panchang [role=alert]', { hasText: 'not set up' }).waitFor();
    await goto(`${site.listed}/live`);
    await page.locator('udaya-panchang [role=alert]', { hasText: 'तैयार नहीं' }).waitFor();
  });
});
