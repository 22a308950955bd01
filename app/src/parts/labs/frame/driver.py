"""Runs a learner's code and its tests. The value of the last line is the function that the worker calls."""

import builtins
import os
import sys
from contextlib import redirect_stdout
from json import dumps, loads
from traceback import TracebackException, format_exception_only

FILE = "lab.py"
MAX_MESSAGE = 1000


def _no_input(prompt="", /):
    raise RuntimeError("input() does not work here, because nobody can type while code runs. Write the value into the code.")


builtins.input = _no_input


def _describe(error):
    """Returns the error with its traceback, of which only the lines of the learner's own code are left."""
    if isinstance(error, ModuleNotFoundError):
        error.add_note("Labs have Python's standard library, and other packages only if the task names them.")
    shown = part = TracebackException.from_exception(error)
    while part:
        part.stack[:] = [frame for frame in part.stack if frame.filename == FILE]
        part = part.__cause__ or part.__context__
    return "".join(shown.format()).rstrip()


def _cut(message):
    return message if len(message) <= MAX_MESSAGE else message[:MAX_MESSAGE] + "…"


def _run_test(test, space):
    try:
        exec(compile(test["code"], "test", "exec"), space)
        return {"id": test["id"], "isPassed": True, "message": ""}
    except AssertionError as error:
        message = str(error)
    except BaseException as error:
        message = format_exception_only(error)[-1].strip()
    return {"id": test["id"], "isPassed": False, "message": _cut(message)}


def _run(job, read_output):
    job = loads(job)
    space = {"__name__": "__main__"}
    # A real file, so that tracebacks show its lines.
    with open(FILE, "w") as file:
        file.write(job["code"])
    try:
        exec(compile(job["code"], FILE, "exec"), space)
    except SystemExit:
        pass
    except BaseException as error:
        return dumps({"error": _describe(error)[-4000:], "tests": []})
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    space["output"] = read_output()
    # What tests print is no output of the learner's code.
    with open(os.devnull, "w") as nothing, redirect_stdout(nothing):
        tests = [_run_test(test, space) for test in job["tests"]]
    return dumps({"error": None, "tests": tests})


_run
