import type { Company } from '@enlace/contract/company/schemas.ts'

// An image that no source fits asks for nothing.
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** The company's image beside the login; phones, which do not show it, do not load it either. */
export function LoginImage({ company }: { company: Pick<Company, 'imagen_login'> }) {
  if (!company.imagen_login) return null
  return (
    <picture>
      <source media="(width >= 601px)" srcSet={company.imagen_login} />
      <img src={nothing} alt="" fetchPriority="high" />
    </picture>
  )
}
