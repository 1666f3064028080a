-- The company's staff reads one document by the statements by which its supplier does. They ask whether the scope's person may
-- act, and which modules were left to it: in the staff's scope there is no such person, so nobody may act and none is left out.
grant execute on function scope_may_act(), scope_modules() to enlace_staff;
