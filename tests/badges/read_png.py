"""Prints the credential in a baked PNG, as Pillow reads it. Fails if there is none or if it is not JSON."""

import json
import sys

from PIL import Image
from PIL.PngImagePlugin import iTXt

KEYWORD = "openbadgecredential"

with Image.open(sys.argv[1], formats=["PNG"]) as image:
    # Decodes the pixels and verifies the checksums too.
    image.load()
    text = image.text.get(KEYWORD)

if not isinstance(text, iTXt):
    sys.exit(f"The picture has no iTXt chunk '{KEYWORD}'.")
try:
    json.loads(text)
except ValueError as error:
    sys.exit(f"The credential is not JSON: {error}")
print(text)
