import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersEmpty } from '../../lib/contract/frame/reply.ts';
import { EXAMPLE_REPORT, reportId } from '../../lib/contract/suites/report.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { deleteReport as forget } from '../../lib/print/publish/delete.ts';
import { findReport } from '../../lib/print/publish/records.ts';

export const deleteReport = resource({
  path: '/v1/reports/{id}',
  method: 'DELETE',
  summary: 'Delete a report: its file and its record',
  description:
    'The file is removed at once, and with it every link that was given out. This cannot be undone. A report that is still being made is stopped, and is charged; the credits of one that failed go back all the same.',
  auth: 'either',
  input: plainInput({ id: reportId }),
  needs: { table: 'write', objects: 'write' },
  answers: { 204: answersEmpty('The report is gone') },
  example: { id: EXAMPLE_REPORT.report_id },
  compute: async ({ table, objects, space, input }) => {
    const record = await findReport(table, space, input.id);
    if (!record) throw new AppError('RESOURCE_NOT_FOUND');
    await forget({ table, objects }, space, record);
    return { status: 204 };
  },
});

export const handler = serveResource(deleteReport);
