"""Changes generated requests that meet the OpenAPI document but not the rules that JSON Schema cannot express."""

from datetime import date, timedelta
from unicodedata import category
from urllib.parse import urlencode

import schemathesis

LARGEST_TOTAL_CENTS = 99_999_999
LONGEST_QUERY = 8_000
EXTENSIONS = {"application/pdf": ".pdf", "image/jpeg": ".jpg", "image/png": ".png"}


def strings_in(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings_in(each)


@schemathesis.hook
def filter_body(context, body):
    """
    Drops texts without a visible character. Schemathesis generates some for patterns that exclude them, because it
    approximates `\\p{…}`. `lambdas/contract/api/fields.test.ts` tests such texts.
    """
    return all(
        text.strip() == "" or any(category(character)[0] not in "CMZ" for character in text)
        for text in strings_in(body)
    )


@schemathesis.hook
def filter_query(context, query):
    """Drops queries that the gateway refuses with 431 because of their length, before the API sees them."""
    return len(urlencode(query or {}, doseq=True)) <= LONGEST_QUERY


def past_date(text):
    """Returns a date of the last year for any date; other texts are returned unchanged."""
    try:
        days = date.fromisoformat(text).toordinal() % 359 + 1
    except (TypeError, ValueError):
        return text
    return (date.today() - timedelta(days=days)).isoformat()


def is_whole(number):
    return isinstance(number, (int, float)) and not isinstance(number, bool) and number == int(number)


def adapt(operation_id, body):
    # A layoff is within the last year, and an outcome is not before the order, which was made today.
    if operation_id == "submitLayoffApplication":
        body["layoff_date"] = past_date(body.get("layoff_date"))
    if operation_id == "recordOutcome" and past_date(body.get("date")) != body.get("date"):
        body["date"] = date.today().isoformat()
    # An expected payment is in the calendar year of the reimbursement.
    if operation_id in ("createToolkit", "changeToolkit") and past_date(body.get("pay_date")) != body.get("pay_date"):
        if is_whole(body.get("plan_year")):
            body["pay_date"] = f"{int(body['plan_year'])}-06-30"
    # The days of a learning record are past, and in order.
    if operation_id == "createLearningRecord":
        days = past_date(body.get("from")), past_date(body.get("to"))
        if all(isinstance(day, str) for day in days):
            body["from"], body["to"] = sorted(days)
    # The total of an order has a limit.
    if operation_id == "createSeatOrder":
        seats, price = body.get("seats"), body.get("seat_price_cents")
        if is_whole(seats) and is_whole(price) and 1 <= price and seats * price > LARGEST_TOTAL_CENTS:
            body["seat_price_cents"] = 1
    # A list price is above the price and was charged until a past day.
    if operation_id in ("createCourse", "updateCourse") and isinstance(body.get("list_price"), dict):
        listed, price = body["list_price"], body.get("price_cents")
        listed["charged_until"] = past_date(listed.get("charged_until"))
        if is_whole(price) and is_whole(listed.get("cents")) and 1 <= listed["cents"] <= price:
            body["price_cents"] = 0
    # The extension of an upload is that of its type.
    name, extension = body.get("file_name"), EXTENSIONS.get(str(body.get("content_type")))
    if isinstance(name, str) and extension and 1 <= len(name) <= 1000:
        body["file_name"] = name + extension
    # A published course has a lesson in each module, and the API assigns the numbers of new lessons.
    if operation_id in ("createCourse", "updateCourse"):
        modules = body.get("modules")
        modules = [each for each in modules if isinstance(each, dict)] if isinstance(modules, list) else []
        if body.get("publish") is True and not (modules and all(each.get("lessons") for each in modules)):
            body["publish"] = False
        for module in modules:
            lessons = module.get("lessons")
            for lesson in lessons if isinstance(lessons, list) else []:
                if isinstance(lesson, dict) and is_whole(lesson.get("lesson_number")):
                    del lesson["lesson_number"]
            if is_whole(module.get("module_number")):
                del module["module_number"]


@schemathesis.hook
def before_call(context, case, kwargs):
    # A cursor is what a list returned with its previous page.
    cursor = (case.query or {}).get("cursor")
    if isinstance(cursor, str) and 1 <= len(cursor) <= 1024:
        del case.query["cursor"]
    if isinstance(case.body, dict):
        adapt(case.operation.definition.raw.get("operationId"), case.body)
