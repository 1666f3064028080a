/**
 * Rows of reports, likewise. Suppliers see a company's reports: these have no words that a test would take for
 * another's.
 */
export const reportTables: Record<string, string> = {
  report_runs: `insert into report_runs (company_id, membership_id, report, rows)
    select company_id, id, $2, 1 from memberships where company_id = $1 order by created_at desc limit 1`,
  report_schedules: `insert into report_schedules (company_id, membership_id, report, format, query, frequency, day, hour, next_at)
    select company_id, id, 'cartera-por-edades', 'csv', jsonb_build_object('report', 'cartera-por-edades', 'q', $2::text),
           'diaria', 0, 6, now() + interval '1 year' from memberships where company_id = $1 order by created_at desc limit 1`,
  report_settings: `insert into report_settings (company_id, report, is_on)
    select $1, 'cartera-por-edades', true where $2 <> ''`,
  report_links: `insert into report_links (company_id, title, url) select $1, 'x', 'https://ejemplo.co/' where $2 <> ''`,
}
