/** The fields of a complete profile. */
export const profileParts = ['firstName', 'lastName', 'email', 'cityName', 'movil'] as const
export type ProfilePart = (typeof profileParts)[number]

/** Returns how complete a profile is, in whole percent, and which fields are missing. */
export function profileCompleteness(profile: Readonly<Record<ProfilePart, string>>): {
  porcentaje: number
  missing: ProfilePart[]
} {
  const missing = profileParts.filter((part) => profile[part].trim() === '')
  return {
    missing,
    porcentaje: Math.floor(((profileParts.length - missing.length) * 100) / profileParts.length),
  }
}
