import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Validates files with veraPDF against PDF/UA-1, and prints the rules that each violates. See lambdas/documents/README.md. */
public class Validate {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files) {
      PDFAFlavour flavour = PDFAFlavour.PDFUA_1;
      try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour)) {
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false);
        ValidationResult result = validator.validate(parser);
        System.out.println(file + ": " + (result.isCompliant() ? "PDF/UA-1" : "not PDF/UA-1"));
        for (TestAssertion assertion : result.getTestAssertions()) {
          if (assertion.getStatus() == TestAssertion.Status.FAILED) {
            System.out.println("  " + assertion.getRuleId().getClause() + ": " + assertion.getMessage());
          }
        }
      }
    }
  }
}
