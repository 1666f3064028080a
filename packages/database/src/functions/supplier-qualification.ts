// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/supplier-qualification/` are called with. */
export interface SupplierQualificationFunctions {
  add_improvement_action: {
    fresh: string | null
    evaluation: string | null
    about: string | null
    what: string | null
    who: string | null
    due: string | null
    at_most: number | null
    key: string | null
  }
  answer_evaluation_review: {
    wanted: string | null
    fresh: string | null
    said: string | null
    files: string | null
    key: string | null
  }
  ask_evaluation_review: {
    fresh: string | null
    first_message: string | null
    evaluation: string | null
    about: readonly string[] | null
    said: string | null
    files: string | null
    key: string | null
  }
  change_improvement_action: {
    wanted: string | null
    seen: number | null
    about: string | null
    what: string | null
    who: string | null
    due: string | null
  }
}
