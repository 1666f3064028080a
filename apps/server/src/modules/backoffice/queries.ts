import type { Database } from '@enlace/database/database.ts'

/** Whether any company of this installation uses its own identity provider for its staff. */
export async function findOidcOffer(db: Database): Promise<boolean> {
  const [row] = await db.lookUp<{ offers_oidc: boolean }>('offers_oidc', [], 'staff')
  return row?.offers_oidc === true
}
