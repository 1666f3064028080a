/** Access past row-level security, of a test's database or of a journey's. */
export interface AsAdmin {
  asAdmin<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** Gives a person an authenticator that was registered a month ago and confirmed by its open sessions. */
export async function giveFactor({ asAdmin }: AsAdmin, email: string): Promise<void> {
  await asAdmin(
    `insert into totp_secrets (identity_id, sealed, last_counter, created_at)
     select id, '', 0, now() - interval '30 days' from identities where email = $1 on conflict do nothing`,
    [email],
  )
  await asAdmin(
    `update session_families f set stepped_up_by = 'totp', stepped_up_at = now() from identities i
      where i.email = $1 and f.identity_id = i.id`,
    [email],
  )
}

/** Removes it. */
export async function takeFactor({ asAdmin }: AsAdmin, email: string): Promise<void> {
  await asAdmin(`delete from totp_secrets t using identities i where i.id = t.identity_id and i.email = $1`, [
    email,
  ])
}

/** Makes a staff member an approver for the given hours, with a second factor. */
export async function standApprover(
  server: AsAdmin,
  company: { id: number },
  email: string,
  hours = 240,
): Promise<void> {
  await giveFactor(server, email)
  await server.asAdmin(
    `insert into bank_approvers (company_id, identity_id, name, email, proposed_by, proposed_at, confirmed_by, confirmed_at, counts_from)
     select $1, id, split_part(email, '@', 1), email, 'prueba', t.at - interval '48 hours', 'otra', t.at - interval '48 hours', t.at
       from identities, (select now() - make_interval(hours => $3::integer) as at) t where email = $2`,
    [company.id, email, hours],
  )
}

/** Lets two days pass since an approver was confirmed. */
export async function settleApprover({ asAdmin }: AsAdmin, company: { id: number }, email: string) {
  await asAdmin(
    `update bank_approvers set confirmed_at = confirmed_at - interval '49 hours', counts_from = counts_from - interval '49 hours'
      where company_id = $1 and email = $2`,
    [company.id, email],
  )
}
