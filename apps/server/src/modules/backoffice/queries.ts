import type { Database } from '@enlace/database/database.ts'

/** Whether some company of this installation lets its staff in by its own identity provider. */
export async function findOidcOffer(db: Database): Promise<boolean> {
  const [row] = await db.lookUp<{ offers_oidc: boolean }>('offers_oidc', [], 'staff')
  return row?.offers_oidc === true
}
