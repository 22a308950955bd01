"""Runs a learner's code and its tests. The value of the last line is the function that the worker calls."""

import sys
from json import dumps, loads
from traceback import format_exception, format_exception_only

FILE = "lab.py"


def _describe(error):
    """Returns the traceback of the learner's own code, without the frames of this file."""
    place = error.__traceback__
    while place and place.tb_frame.f_code.co_filename != FILE:
        place = place.tb_next
    return "".join(format_exception(type(error), error, place)).rstrip()


def _run_test(test, space):
    try:
        exec(compile(test["code"], "test", "exec"), space)
        return {"id": test["id"], "isPassed": True, "message": ""}
    except AssertionError as error:
        message = str(error)
    except BaseException as error:
        message = format_exception_only(error)[-1].strip()
    return {"id": test["id"], "isPassed": False, "message": message[:500]}


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
    return dumps({"error": None, "tests": [_run_test(test, space) for test in job["tests"]]})


_run
