// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/questions/` are called with. */
export interface QuestionsFunctions {
  add_reply_link: {
    thread: string | null
    hash: Buffer | null
    who: string | null
    address: string | null
    days: number | null
  }
  answer_question: {
    wanted: string | null
    fresh: string | null
    said: string | null
    files: string | null
    key: string | null
  }
  answer_question_as_staff: {
    wanted: string | null
    seen: number | null
    fresh: string | null
    said: string | null
    files: string | null
    becomes: string | null
    key: string | null
    answerer: string | null
  }
  open_question: {
    fresh: string | null
    first_message: string | null
    of_kind: string | null
    document: string | null
    about: string | null
    said: string | null
    files: string | null
    begins: string | null
    key: string | null
  }
  open_question_as_staff: {
    fresh: string | null
    first_message: string | null
    of_kind: string | null
    document: string | null
    about: string | null
    said: string | null
    files: string | null
    key: string | null
    asker: string | null
  }
  take_reply: {
    token: Buffer | null
    fresh: string | null
    said: string | null
    files: string | null
    is_resolved: boolean | null
  }
}
