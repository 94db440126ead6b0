import { textLike } from '../../lib/contract/frame/about.ts';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { LINK_SECONDS } from '../../lib/contract/suites/report.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { readerPage } from '../../lib/pages/reader.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { languagesOfPage } from '../../lib/pages/written.ts';
import { PLAIN_BRAND, reportColours } from '../../lib/print/report/theme.ts';
import { shortName } from '../../lib/print/publish/file-name.ts';
import { firstPageUri, logoUri } from '../../lib/print/publish/sample.ts';
import { findBrand } from '../../lib/print/publish/brands.ts';
import { linkTo } from '../../lib/print/publish/publish.ts';
import { reportOfToken } from '../../lib/print/publish/reader-link.ts';
import { findReport } from '../../lib/print/publish/records.ts';
import { reportShape } from '../../lib/print/publish/view.ts';

export const reader = page({
  path: '/r/{token}',
  summary: 'A report for its reader, as letters link to it',
  auth: 'none',
  input: plainInput({
    token: textLike(/^[\w-]{1,120}\.[\w-]{24}$/, 'Which report, signed: as it stands in the letter'),
  }),
  needs: { table: 'write', objects: 'read' },
  example: { token: 'cjBtamszdjJ4MWE4ZjBxMm43YzQuYzE.AAAAAAAAAAAAAAAAAAAAAAAA' },
  compute: async (call) => {
    const { table, objects, input, now } = call;
    const found = await reportOfToken(table, input.token);
    const record = found && (await findReport(table, found.customer, found.id));
    if (!found || record?.status !== 'ready') throw new AppError('RESOURCE_NOT_FOUND');
    const left = Math.floor((record.expires - Math.round(toUnixMs(now))) / 1000);
    if (left < 1) throw new AppError('REPORT_EXPIRED');
    const brand = record.brand === '' ? null : await findBrand(table, found.customer, record.brand).catch(() => null);
    const scene = sceneOf(call, '/r');
    const { kind, language } = reportShape(record, Math.round(toUnixMs(now)));
    // In the language of the report, unless another is asked for.
    const isAsked = call.request.members['language'] !== undefined;
    const asked = !isAsked && languagesOfPage('/r').includes(language) ? language : scene.language;
    const body = readerPage(
      { ...scene, language: asked },
      {
        issuer: brand?.name ?? '',
        logo: brand === null ? '' : await logoUri(objects, brand),
        colour: brand === null ? PLAIN_BRAND.colours.text : reportColours(brand.primary, brand.accent).text,
        person: shortName(record.person),
        contact:
          brand === null
            ? ''
            : [brand.tagline, brand.email, brand.phone, brand.web].filter((text) => text !== '').join(' · '),
        kind,
        bytes: record.bytes,
        printed: language,
        created: record.created,
        pages: record.pages,
        expires: record.expires,
        picture: await firstPageUri(objects, record),
        url: await linkTo(objects, record, Math.min(LINK_SECONDS, left)),
        address: `${scene.origin}${scene.root}/r/${input.token}`,
      },
    );
    return replyWith(call, body);
  },
});

export const handler = serveResource(reader);
